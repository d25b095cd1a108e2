# The library for C: Inbetween::inbetween is the shared library, Inbetween::static the other one.
get_filename_component(_inbetween_libraries "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
get_filename_component(_inbetween_headers "${CMAKE_CURRENT_LIST_DIR}/../../../include" ABSOLUTE)

if(NOT TARGET Inbetween::inbetween)
  add_library(Inbetween::inbetween SHARED IMPORTED)
  set_target_properties(Inbetween::inbetween PROPERTIES
    IMPORTED_LOCATION "${_inbetween_libraries}/libinbetween.so.1"
    IMPORTED_SONAME libinbetween.so.1
    INTERFACE_INCLUDE_DIRECTORIES "${_inbetween_headers}")
  add_library(Inbetween::static STATIC IMPORTED)
  set_target_properties(Inbetween::static PROPERTIES
    IMPORTED_LOCATION "${_inbetween_libraries}/libinbetween.a"
    INTERFACE_COMPILE_DEFINITIONS INBETWEEN_STATIC
    INTERFACE_INCLUDE_DIRECTORIES "${_inbetween_headers}"
    INTERFACE_LINK_LIBRARIES m)
endif()
